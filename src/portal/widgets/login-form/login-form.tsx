import { FormPlace } from '#portal/accounts/form-place.tsx';
import { WaitingForm } from '#portal/accounts/waiting-form.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { SignInSteps } from './sign-in-steps.tsx';

export function LoginFormView({ nodeId, entrance = 'player' }: WidgetViewProps<'login-form'>) {
  return (
    <FormPlace nodeId={nodeId} widget="login-form" waiting={<WaitingForm fields={3} />}>
      <SignInSteps entrance={entrance} />
    </FormPlace>
  );
}
