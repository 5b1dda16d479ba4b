import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChatImageParams, ChatMessageParams, OperatorChatImageParams } from '#contracts/generated/contracts.ts';
import { operatorOf, operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { contract } from '#gateway/http/contract.ts';
import { IMAGE_BODY, imageBodies, imageBody, sendImage } from '#gateway/http/image-bodies.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { answerChat } from '../chat/answer-chat.ts';
import type { ChatMember, ChatParts } from '../chat/chat-parts.ts';
import { claimChat } from '../chat/claim-chat.ts';
import { closeChat, closeForOperator } from '../chat/close-chat.ts';
import { listChats } from '../chat/list-chats.ts';
import { openChat } from '../chat/open-chat.ts';
import { rateChat } from '../chat/rate-chat.ts';
import { readChat } from '../chat/read-chat.ts';
import { readImageForOperator, readOwnImage } from '../chat/read-chat-image.ts';
import { sayInChat } from '../chat/say-in-chat.ts';
import { sendChatImage } from '../chat/send-image.ts';
import { showMemberTyping, showOperatorTyping, type TellTyping } from '../chat/show-typing.ts';
import { writeTranscript } from '../chat/write-transcript.ts';

/** How often one address may say something in a minute. */
const MOST_IN_A_MINUTE = 60;
const MOST_IMAGES_IN_A_MINUTE = 12;

interface ChatRoutesGiven extends ChatParts {
  readonly sites: SiteDirectory;
  readonly rateLimitFactor: number;
  readonly tellTyping: TellTyping;
}

/** The live chat of the portal itself: its members, and the operators who answer. */
export function chatRoutes(app: FastifyInstance, given: ChatRoutesGiven): void {
  memberRoutes(app, given);
  imageRoutes(app, given);
  operatorRoutes(app, given);
}

function memberRoutes(app: FastifyInstance, { rateLimitFactor, ...parts }: ChatRoutesGiven): void {
  const access = 'member' as const;
  const rateLimit = { max: Math.ceil(MOST_IN_A_MINUTE * rateLimitFactor), timeWindow: 60_000 };
  const limited = { config: { access, rateLimit } };

  answerCall(app, 'GET /wps/member/chat', { config: { access } }, (request) => readChat(parts, memberOf(request)));

  answerCall(app, 'POST /wps/member/chat', limited, (request) => openChat(parts, memberOf(request)));

  answerCall(app, 'POST /wps/member/chat/messages', limited, (request) =>
    sayInChat(parts, memberOf(request), request.body),
  );

  answerCall(app, 'POST /wps/member/chat/typing', limited, (request) => showMemberTyping(parts, memberOf(request)));

  app.get('/wps/member/chat/transcript', { config: { access } }, async (request, reply) => {
    const { chatId, text } = await writeTranscript(parts, memberOf(request));
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="chat-${chatId}.txt"`)
      .send(text);
  });

  answerCall(app, 'DELETE /wps/member/chat', limited, (request) => closeChat(parts, memberOf(request)));

  answerCall(app, 'PUT /wps/member/chat/rating', limited, (request) =>
    rateChat(parts, memberOf(request), request.body.rating),
  );
}

const memberOf = (request: FastifyRequest): ChatMember => ({
  ...{ site: siteOf(request), memberId: sessionOf(request).memberId, language: request.language },
});

/** Images that members send, and who reads them: the member itself and the site's operators. */
function imageRoutes(app: FastifyInstance, { rateLimitFactor, sites, ...parts }: ChatRoutesGiven): void {
  const access = 'member' as const;
  const rateLimit = { max: Math.ceil(MOST_IMAGES_IN_A_MINUTE * rateLimitFactor), timeWindow: 60_000 };

  imageBodies(app, (images) =>
    answerCall(
      images,
      'PUT /wps/member/chat/images/:messageId',
      { config: { access, rateLimit }, ...IMAGE_BODY },
      (request) => {
        const { messageId } = request.params as ChatMessageParams;
        return sendChatImage(parts, memberOf(request), {
          ...{ messageId, file: imageBody(request), name: request.query.name },
        });
      },
    ),
  );

  app.get<{ Params: ChatImageParams }>(
    '/wps/member/chat/:chatId/images/:no',
    { config: { access }, schema: { params: contract('ChatImageParams') } },
    async (request, reply) => {
      const { chatId, no } = request.params;
      const image = await readOwnImage(parts, memberOf(request), { chatId, no: Number(no) });
      return sendImage(reply, image, `chat-${chatId}-${no}`);
    },
  );

  app.get<{ Params: OperatorChatImageParams }>(
    '/wps/operator/sites/:siteId/chats/:chatId/images/:no',
    { config: requireOperator('support'), schema: { params: contract('OperatorChatImageParams') } },
    async ({ params: { siteId, chatId, no } }, reply) => {
      const image = await readImageForOperator(parts, siteById(sites, siteId), { chatId, no: Number(no) });
      return sendImage(reply, image, `chat-${chatId}-${no}`);
    },
  );
}

function operatorRoutes(app: FastifyInstance, { sites, ...parts }: ChatRoutesGiven): void {
  const config = requireOperator('support');
  const named = (siteId: string): PublishedSite => siteById(sites, siteId);

  answerCall(app, 'GET /wps/operator/sites/:siteId/chats', { config }, ({ params }) =>
    listChats(parts, named(params.siteId)),
  );

  answerCall(app, 'POST /wps/operator/sites/:siteId/chats/:chatId/claim', { config }, (request) => {
    const { siteId, chatId } = request.params;
    return claimChat(parts, named(siteId), {
      chatId,
      account: operatorOnRecord(request),
      name: operatorOf(request).name,
    });
  });

  answerCall(app, 'POST /wps/operator/sites/:siteId/chats/:chatId/messages', { config }, (request) => {
    const { siteId, chatId } = request.params;
    return answerChat(parts, named(siteId), { chatId, account: operatorOnRecord(request) }, request.body);
  });

  answerCall(app, 'POST /wps/operator/sites/:siteId/chats/:chatId/close', { config }, (request) => {
    const { siteId, chatId } = request.params;
    return closeForOperator(parts, named(siteId), { chatId, account: operatorOnRecord(request) });
  });

  answerCall(app, 'POST /wps/operator/sites/:siteId/chats/:chatId/typing', { config }, (request) => {
    const { siteId, chatId } = request.params;
    return showOperatorTyping(parts, named(siteId), { chatId, account: operatorOnRecord(request) });
  });
}
