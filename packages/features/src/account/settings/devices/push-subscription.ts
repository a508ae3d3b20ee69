import type { addPushDevice } from '@havan/contract/notifications/push';
import type { RequestOf } from '@havan/contract/call';
import type { PushRefusal } from './device-texts.ts';

/** The browser does not show notifications of this site. */
export class PushRefusedError extends Error {
  override readonly name = 'PushRefusedError';
  readonly refusal: PushRefusal;
  constructor(refusal: PushRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Returns why this browser cannot be subscribed; null when it can. */
export function pushRefusal(): PushRefusal | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

type ScriptUrl = string | URL;
/** Trusted Types are not yet among TypeScript's declarations of the DOM. */
interface TypedWindow {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ) => { readonly createScriptURL: (url: string) => ScriptUrl };
  };
}

/**
 * Returns the address of the worker as a trusted URL, which the content security policy requires. It is a
 * constant of the build.
 */
function workerUrl(basename: string): ScriptUrl {
  const url = `${basename}/push-worker.js`;
  const policy = (window as TypedWindow).trustedTypes?.createPolicy('havan-push', {
    createScriptURL: (text) => text,
  });
  return policy ? policy.createScriptURL(url) : url;
}

/**
 * Requests the permission of the user and subscribes the browser at its push service. A subscription under
 * another key of the server is replaced.
 *
 * @throws PushRefusedError when the person or the push service refuses
 */
export async function subscribe(
  basename: string,
  publicKey: string,
): Promise<RequestOf<typeof addPushDevice>> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new PushRefusedError(permission === 'denied' ? 'denied' : 'dismissed');
  try {
    const registration = await navigator.serviceWorker.register(workerUrl(basename));
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  } catch {
    throw new PushRefusedError('failed');
  }
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribe(basename: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(`${basename}/`);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
