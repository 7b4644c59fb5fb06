import { uploadGuestFile as uploadEndpoint } from '#features/files/contract.ts';
import type { GuestFileView } from '#features/files/fields.ts';
import { ApiProblem, ClientError } from '#shared/client-errors.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { ProblemBody } from '#shared/problem.ts';

/** SPEC §8: uploads may take 120 s. */
const uploadMs = 120_000;

const readAnswer = (request: XMLHttpRequest): GuestFileView => {
  let body: { data: GuestFileView } | ProblemBody;
  try {
    body = JSON.parse(request.responseText);
  } catch (error) {
    throw new ClientError('parse', error);
  }
  if ('data' in body) return body.data;
  const retryAfter = Number(request.getResponseHeader('Retry-After'));
  throw new ApiProblem(body, retryAfter > 0 ? retryAfter : undefined);
};

/**
 * Uploads a guest's document and tells how far it is; `fetch` cannot tell. Fails like the API client: with `ApiProblem`
 * or `ClientError`; with the signal's reason when it is called off.
 * @param onProgress gets percent sent, 0 to 100
 */
export function uploadGuestFile(
  file: File,
  options: { language: Language; signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<GuestFileView> {
  const { language, signal, onProgress } = options;
  const form = new FormData();
  form.set('file', file);
  const request = new XMLHttpRequest();
  request.open(uploadEndpoint.method, `/api${uploadEndpoint.path}`);
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('Locale', language);
  request.timeout = uploadMs;
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new ClientError('fetch', new Error('the upload was cut off')));
    request.ontimeout = () => reject(new ClientError('timeout', new Error('the upload took too long')));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
