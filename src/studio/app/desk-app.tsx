import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AccountPlace } from '../account/account-place.tsx';
import { CallFailure } from '../calls/call-failure.tsx';
import { CallRefused, onSessionOver } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { useLiveDesk } from '../live/use-live-desk.ts';
import { operatorQuery, proveAgain, signIn } from '../session/operator-session.ts';
import { ProofQuestion } from '../session/proof-question.tsx';
import { InvitationPage } from '../sign-in/invitation-page.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import type { PlaceProps } from './place-props.ts';
import { places } from './places.ts';
import { SitePlace } from './site-place.tsx';

/** What fails for no answer is tried again once; a refusal stays one. */
const mayHelp = (failures: number, error: Error): boolean =>
  failures < 1 && (!(error instanceof CallRefused) || error.status === 0 || error.status >= 500);

/** The operators' desk: signing in, and then its places. */
export function DeskApp() {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: mayHelp, staleTime: 5_000 } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="/invitation" element={<InvitationPage signIn={signIn} />} />
          <Route path="*" element={<SignedIn />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function SignedIn() {
  const t = useWords();
  const client = useQueryClient();
  const query = useQuery(operatorQuery);
  const { data: operator, isError } = query;
  useEffect(() => onSessionOver(() => client.setQueryData(operatorQuery.queryKey, null)), [client]);

  if (operator === undefined && isError)
    return <CallFailure title={t('desk.failed')} why={t('desk.failedMore')} query={query} />;
  if (operator === undefined) return <LoadingRows />;
  if (operator === null) return <SignInPage signIn={signIn} onSignedIn={() => void client.resetQueries()} />;
  return <Places operator={operator} />;
}

function Places({ operator }: Pick<PlaceProps, 'operator'>) {
  useLiveDesk();
  return (
    <>
      <ProofQuestion prove={proveAgain} />
      <Routes>
        {places.map((place) => (
          <Route
            key={place.key}
            path={`/${place.key}/:siteId/${place.path}`}
            element={<SitePlace operator={operator} place={place} />}
          />
        ))}
        <Route path="/account" element={<AccountPlace operator={operator} />} />
        <Route path="/:key?/:siteId?/*" element={<SitePlace operator={operator} place={null} />} />
      </Routes>
    </>
  );
}
