/**
 * The built browser game as files: who may load what, how long it may be kept, and its small forms.
 *
 * The policy allows nothing from elsewhere and nothing written into the page itself: what a mistake
 * of ours might let into a page could neither run nor send anything away.
 */
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SELF = ["'self'"];
const NONE = ["'none'"];

const POLICY = {
  'default-src': SELF,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': [...SELF, 'data:'],
  'font-src': SELF,
  'connect-src': SELF,
  // Nothing of the manifest, which is as usual: Safari complains that it does not know the word.
  'worker-src': SELF,
  'object-src': NONE,
  'base-uri': NONE,
  'form-action': NONE,
  'frame-ancestors': NONE,
};

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

export async function serveWebApp(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // The page says it itself: with the header Lighthouse cannot open it in the Chromium used here.
    referrerPolicy: false,
    // For whoever puts TLS in front: at home there is none, and a browser would remember.
    strictTransportSecurity: false,
  });
  await app.register(fastifyStatic, {
    root,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isNamedByContent(relative(root, path)) ? FOREVER : ASK_FIRST);
    },
  });
}

const DOCS = '/docs/';
const NO_DOCS = '404 Not Found: the pages about the packages are made by `npm run lab:api`.\n';

/** The pages about what the packages export, where they were made; they keep the same policy. */
export async function serveDocs(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root === undefined || !existsSync(join(root, 'index.html'))) {
    for (const path of ['/docs', `${DOCS}*`]) {
      app.get(path, async (_, reply) => reply.code(404).type('text/plain').send(NO_DOCS));
    }
    return;
  }
  app.get('/docs', async (_, reply) => reply.redirect(DOCS));
  await app.register(fastifyStatic, {
    root,
    prefix: DOCS,
    // What answers by files is there already.
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', ASK_FIRST),
  });
}

/** Vite puts a hash of the content into the names of everything below `assets`. */
function isNamedByContent(path: string): boolean {
  return path.split(sep)[0] === 'assets';
}
