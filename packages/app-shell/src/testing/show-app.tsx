import '@havan/ui/global';
import { apiPrefix, type Call, type Schema } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { areas } from '@havan/domain/access';
import { type FeatureFlag, featureFlagDefaults } from '@havan/domain/feature-flag';
import { staffRights } from '@havan/domain/staff-right';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { AppFrame, type AppFrameProps } from '../frame/AppFrame.tsx';
import { sendForScreens } from '../loading/lazy-screen.ts';
import type { AppProfile } from '../profile/app-profile.ts';
import { createProfile } from '../profile/create-profile.ts';

/** An app as its `app.ts` describes it. */
export type AppFacts = Pick<AppProfile, 'audience' | 'userType' | 'basename' | 'paths'> &
  Pick<AppFrameProps, 'routes' | 'Screens'>;

/** A refusal of the server, with the message that the server sends. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, message: string, code = 'refused') {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface ShowOptions {
  readonly path: string;
  /**
   * A result, a `Refusal` or a promise of either, under the name of its call. A call that is left out answers with a
   * sample of its schema.
   */
  readonly answers?: Readonly<Record<string, unknown>>;
  /**
   * Makes the answers of all other calls; by default these are samples in which each text contains the name of its
   * field.
   */
  readonly sample?: (schema: Schema) => unknown;
  readonly isSignedIn?: boolean;
  /** Flags that the operator has switched; the others keep their defaults. */
  readonly flags?: Partial<Record<FeatureFlag, boolean>>;
}

const byAddress = new Map<string, readonly [name: string, call: Call]>(
  Object.entries(calls).map(([name, call]) => [`${call.method} ${apiPrefix}/${call.path}`, [name, call]]),
);

const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
/** The answer of `getUserBasicInfos` for the owner of an approved company, with every right. */
export const ownerInfos = {
  ...infos,
  areas: [...areas],
  user: { ...infos.user, reviewState: 'approved', rights: [...staffRights] },
};

/** Removes the app that was shown last, because a failed test leaves its app mounted. */
let removeLast = () => {};

/**
 * Renders an app at an address with a mocked network that answers by the contract; the chunks of its screens are loaded
 * first. `asked` holds the names of the sent calls, `times` returns how often a call was sent, `sentTo` returns the JSON bodies that a call was sent, `left` holds the
 * addresses of full page loads, and `remove` unmounts the app.
 */
export async function showApp(
  app: AppFacts,
  { path, answers = {}, sample = (schema) => sampleOf(schema), isSignedIn = true, flags = {} }: ShowOptions,
) {
  removeLast();
  await sendForScreens(app.routes, { pathname: app.basename + path.split('?')[0] }, app.basename || '/');
  const asked = new Set<string>();
  const counts = new Map<string, number>();
  const sent: { readonly name: string; readonly body: unknown }[] = [];
  const switched = Object.entries(flags).map(([flag, enabled]) => [
    flag,
    { enabled, limited: false, userIds: [] },
  ]);
  const reader = {
    ...ownerInfos,
    featureFlags: { ...featureFlagDefaults, ...ownerInfos.featureFlags, ...Object.fromEntries(switched) },
  };
  const known: Readonly<Record<string, unknown>> = { getUserBasicInfos: reader, ...answers };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const [name, call] = byAddress.get(`${request.method} ${new URL(request.url).pathname}`) ?? [];
    if (!name || !call?.schemas) return envelope(404, null);
    asked.add(name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (call.encoding === 'json') sent.push({ name, body: await request.clone().json() });
    const answer = await (name in known ? known[name] : sample(call.schemas.result));
    return answer instanceof Refusal ? envelope(answer.status, null, answer) : envelope(200, answer);
  });
  localStorage.clear();
  sessionStorage.clear();
  const left: string[] = [];
  const profile = { ...createProfile(app), leave: (href: string) => void left.push(href) };
  const { userType } = app;
  const tokenExpireDate = '2099-01-01T00:00:00.000Z';
  if (isSignedIn)
    profile.session.signIn({ token: 'token', refreshToken: 'refresh', tokenExpireDate, userType });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={[app.basename + path]} basename={app.basename || '/'}>
      <AppFrame profile={profile} routes={app.routes} Screens={app.Screens} />
    </MemoryRouter>,
  );
  const remove = () => {
    if (!place.isConnected) return;
    root.unmount();
    place.remove();
    vi.restoreAllMocks();
  };
  removeLast = remove;
  const sentTo = (call: string) => sent.filter(({ name }) => name === call).map(({ body }) => body);
  const times = (call: string) => counts.get(call) ?? 0;
  return { place, asked, times, sentTo, left, remove };
}

function envelope(status: number, result: unknown, refusal?: Refusal): Response {
  const { message = '', code = '' } = refusal ?? {};
  const errors = refusal ? [{ code, message }] : [];
  return Response.json({ statusCode: status, statusMessage: message, result, errors }, { status });
}
