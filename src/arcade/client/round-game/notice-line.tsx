/** @jsxImportSource preact */
import type { RefusalNotice } from '#arcade/client/refusal-notice.ts';
import type { PortalChannel } from '../portal-channel.ts';

interface NoticeProps {
  readonly notice: RefusalNotice | null;
  readonly channel: PortalChannel;
}

/** Why something was refused, with a button where the page around the game can help. */
export function NoticeLine({ notice, channel }: NoticeProps) {
  const action = notice?.action ?? null;
  return (
    <div class="notice" role="alert">
      {notice !== null && (
        <>
          <span>{notice.text}</span>
          {action !== null && (
            <button type="button" onClick={() => channel.send({ type: action.sends })}>
              {action.label}
            </button>
          )}
        </>
      )}
    </div>
  );
}
