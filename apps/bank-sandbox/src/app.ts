import type { DatabaseSync } from 'node:sqlite';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { BankError } from './bank-error.ts';
import { CallbackSender, type SendMessage } from './callbacks/callbacks.ts';
import type { BankConfig } from './config.ts';
import { settleDuePayments } from './payments/payments.ts';
import { assetRoutes } from './routes/assets.ts';
import { homeRoutes } from './routes/home.ts';
import { merchantRoutes } from './routes/merchant.ts';
import { threeDsRoutes } from './routes/three-ds.ts';
import { tokenRoutes } from './routes/tokens.ts';

export interface BankParts {
  readonly db: DatabaseSync;
  readonly config: Pick<BankConfig, 'appOrigins' | 'origin'> & { readonly secret: string };
  readonly now: () => Date;
  readonly send: SendMessage;
  readonly logger?: FastifyServerOptions['logger'];
}

export interface Bank {
  readonly server: FastifyInstance;
  /** Does what time asks for: ends challenges, captures slow cards, sends messages. `main` calls it every second. */
  readonly tick: () => Promise<void>;
}

/** Builds the bank without listening. */
export async function buildBank({ db, config, now, send, logger = false }: BankParts): Promise<Bank> {
  const context = { db, now, origin: config.origin };
  const sender = new CallbackSender(context, config.secret, send);
  const server = fastify({ logger, bodyLimit: 64 * 1024, requestTimeout: 15_000 });

  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        imgSrc: ["'self'"],
        baseUri: ["'none'"],
        // The answer to the form sends the browser back to the shop, and Chromium checks that redirect as well.
        formAction: ["'self'", ...config.appOrigins],
        frameAncestors: [...config.appOrigins],
      },
    },
    // Said by frame-ancestors above; this older header cannot name an origin.
    xFrameOptions: false,
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: config.origin.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
  });
  await server.register(formbody);

  server.setErrorHandler((error, request, reply) => {
    if (error instanceof BankError) {
      return reply.code(error.status).send({ code: error.code, message: error.message });
    }
    const status = statusOf(error);
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({
      code: status < 500 ? 'invalidRequest' : 'unexpected',
      message: status < 500 ? 'İstek anlaşılamadı.' : 'Banka şu anda yanıt veremiyor.',
    });
  });

  server.get('/health', () => ({ ok: true }));
  await server.register(assetRoutes);
  await server.register(homeRoutes);
  await server.register(async (scope) => {
    await scope.register(cors, { origin: [...config.appOrigins], methods: ['POST'] });
    tokenRoutes(scope, context);
  });
  await server.register((scope, _options, done) => {
    merchantRoutes(scope, context, config.secret);
    done();
  });
  await server.register((scope, _options, done) => {
    threeDsRoutes(scope, context, sender);
    done();
  });
  server.addHook('onClose', async () => {
    await sender.idle();
  });

  return {
    server,
    tick: async () => {
      settleDuePayments(context);
      await sender.sendDue();
    },
  };
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
