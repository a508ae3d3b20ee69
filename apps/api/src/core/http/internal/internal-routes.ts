import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { hasInternalKey, internalPath, type Secrets } from './internal-key.ts';

/** Questions that other processes of the installation may ask, by name. Input and answer are JSON. */
export type InternalQuestions = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

/** Answers the questions of a service to processes that know `TOKEN_SECRET`; `notFound` for everybody else. */
export function registerInternal(
  app: FastifyInstance,
  secrets: Secrets,
  service: string,
  questions: InternalQuestions,
): void {
  for (const [name, answer] of Object.entries(questions))
    app.route<{ Body: { readonly input: unknown } }>({
      method: 'POST',
      url: internalPath(service, name),
      handler: async (request) => {
        if (!hasInternalKey(request.headers.authorization, secrets)) throw new AppError('notFound');
        return { answer: await answer(request.body.input) };
      },
    });
}
