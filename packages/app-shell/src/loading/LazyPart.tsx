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
import { type InChunk, inTime } from './lazy-screen.ts';
import { shellTexts } from '../shell-texts.ts';

type Load<Name extends string, Props extends object> = () => Promise<
  Readonly<Record<Name, ComponentType<Props>>>
>;

/** A part is null while it loads, `failed` when loading failed. */
function usePart<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  const [part, setPart] = useState<{ readonly Shown: ComponentType<Props> } | 'failed' | null>(null);
  const sendFor = useCallback(() => {
    inTime(load).then(
      (file) => setPart({ Shown: file[name] }),
      () => setPart('failed'),
    );
  }, [load, name]);
  useEffect(sendFor, [sendFor]);
  const retry = useCallback(() => {
    setPart(null);
    sendFor();
  }, [sendFor]);
  return { part, retry };
}

/**
 * Returns a part of a screen in a chunk of its own. When the chunk cannot be loaded, `lazy` would fail the
 * whole screen; this shows the failure in the part's place and retries when the connection is back. `isQuiet`
 * is for parts that the screen can do without.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { isQuiet = false }: InChunk & { readonly isQuiet?: boolean } = {},
) {
  return function Part({ waiting = null, ...props }: Props & { readonly waiting?: ReactNode }) {
    const { part, retry } = usePart(load, name);
    const hasFailed = part === 'failed';
    useEffect(() => {
      if (!hasFailed) return undefined;
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [hasFailed, retry]);
    if (part === null || (hasFailed && isQuiet)) return waiting;
    if (part !== 'failed') return createElement(part.Shown, props as unknown as Props);
    return (
      <Alert
        kind="error"
        actions={
          <Button variant="outline" size="small" onClick={retry}>
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
    const hasFailed = part === 'failed';
    useEffect(() => {
      if (hasFailed) giveUp();
    }, [hasFailed]);
    return part === null || part === 'failed' ? null : createElement(part.Shown, props);
  };
}
