import type { Api } from '#kit/api-client.ts';
import { ApiProblem } from '#kit/client-errors.ts';
import { toSearch } from '#kit/endpoint.ts';
import type { RenderHost } from '#kit/render-host.ts';

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The API via the host's direct call. Throws `ApiProblem` for a refusal, as the client over HTTP does. */
export const inProcessApi = (host: Pick<RenderHost, 'call'>): Api => ({
  async call(endpoint, input, { idempotencyKey } = {}) {
    const { params, query, body } = input as unknown as AnyInput;
    const result = await host.call({
      endpoint: endpoint.id,
      params,
      search: toSearch(query),
      body,
      idempotencyKey,
    });
    if ('problem' in result) throw new ApiProblem(result.problem, result.retryAfter);
    return result.answer as never;
  },
});
