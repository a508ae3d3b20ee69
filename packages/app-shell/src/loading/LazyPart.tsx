import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { useToast } from '@havan/ui/Toast';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useIsOnline } from '../frame/OfflineBanner.tsx';
import { type InChunk, inTime } from './lazy-screen.ts';
import { shellTexts } from '../shell-texts.ts';

type Load<Name extends string, Props extends object> = () => Promise<
  Readonly<Record<Name, ComponentType<Props>>>
>;

/** A part is null while it loads, false when loading failed. */
function usePart<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  const [part, setPart] = useState<ComponentType<Props> | false | null>(null);
  const sendFor = useCallback(
    (isPressed?: unknown) =>
      void inTime(load).then(
        (file) => setPart(() => file[name]),
        () => (isPressed === true ? location.reload() : setPart(false)),
      ),
    [load, name],
  );
  const isOnline = useIsOnline();
  // Again when the connection is back; what is loaded already stays.
  useEffect(sendFor, [sendFor, isOnline]);
  return { part, sendFor };
}

/**
 * Returns a part of a screen in a chunk of its own. When the chunk cannot be loaded, `lazy` would fail the whole
 * screen; this shows the failure in the part's place and retries when the connection is back. Some browsers remember a
 * failed module until the page is reloaded, so the button reloads the page when its retry fails. `isQuiet` is for parts
 * that the screen can do without.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { isQuiet = false }: InChunk & { readonly isQuiet?: boolean } = {},
) {
  return function Part({ waiting = null, ...props }: Props & { readonly waiting?: ReactNode }) {
    const { part, sendFor } = usePart(load, name);
    if (part) return createElement(part, props as unknown as Props);
    if (part === null || isQuiet) return waiting;
    return (
      <Alert
        kind="error"
        actions={
          <Button variant="outline" size="small" onClick={() => sendFor(true)}>
            {shellTexts.retry}
          </Button>
        }
      >
        {shellTexts.partFailed}
      </Alert>
    );
  };
}

/** Closes a dialog without a result. */
type Leaving = { readonly onClose: () => void } | { readonly onCancel: () => void };

/**
 * Returns a dialog in a chunk of its own; when it cannot be loaded it closes and a toast reports the failure.
 */
export function lazyDialog<Name extends string, Props extends Leaving>(load: Load<Name, Props>, name: Name) {
  return function Dialog(props: Props) {
    const { part } = usePart(load, name);
    const toast = useToast();
    const giveUp = useEffectEvent(() => {
      toast({
        title: shellTexts.partFailed,
        description: shellTexts.partFailedHint,
        tone: 'critical',
      });
      if ('onClose' in props) props.onClose();
      else props.onCancel();
    });
    const hasFailed = part === false;
    useEffect(() => {
      if (hasFailed) giveUp();
    }, [hasFailed]);
    return part ? createElement(part, props) : null;
  };
}
