import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { AnswerService } from './answer-service.ts';
import type { MessageService } from './message-service.ts';

export const messagingRoutes = (messages: MessageService, answers: AnswerService): Route[] => [
  route(contract.writeToGroup, async ({ actor, once }, { params, body }) => ({
    data: await messages.writeToGroup(actor, params.id, body, once),
  })),
  route(contract.previewMessage, async ({ actor }, { params, body }) => ({
    data: await messages.preview(actor, params.id, body),
  })),
  route(contract.writeToOne, async ({ actor, once }, { params, body }) => ({
    data: await messages.writeToOne(actor, params.id, body, once),
  })),
  route(contract.listMessages, async ({ actor }, { params }) => ({
    data: await messages.thread(actor, params.id),
  })),
  route(contract.listOwnMessages, async ({ actor }, { params }) => ({
    data: await answers.thread(actor, params.id),
  })),
  route(contract.answerMessage, async ({ actor, once }, { params, body }) => ({
    data: await answers.answer(actor, params.id, body, once),
  })),
];
