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
import { inTime } from './lazy-screen.ts';
import { shellTexts } from './shell-texts.ts';

type Load<Name extends string, Props extends object> = () => Promise<
  Readonly<Record<Name, ComponentType<Props>>>
>;

/** Where a part comes from; one that has come once is drawn at once by whoever draws it again. */
function sourceOf<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  let part: ComponentType<Props> | null = null;
  const sendFor = async (): Promise<void> => {
    part = (await inTime(load))[name];
  };
  return { part: () => part, sendFor };
}

type Source<Props extends object> = ReturnType<typeof sourceOf<string, Props>>;

/** The part, null while it is on the way or could not be had. */
function usePart<Props extends object>({ part, sendFor }: Source<Props>) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>(part() ? 'here' : 'waiting');
  const get = useCallback(() => {
    sendFor().then(
      () => setState('here'),
      () => setState('failed'),
    );
  }, [sendFor]);
  useEffect(() => {
    if (!part()) get();
  }, [part, get]);
  const retry = useCallback(() => {
    setState('waiting');
    get();
  }, [get]);
  return { Shown: state === 'here' ? part() : null, hasFailed: state === 'failed', retry };
}

/**
 * A place of a screen in a chunk of its own. `lazy` would take the whole screen down where the chunk cannot be had; this
 * says so in its place, and goes on by itself when the line is back. `isQuiet` is for what the screen can do without.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
) {
  const source = sourceOf(load, name);
  return function Part({ waiting = null, ...props }: Props & { readonly waiting?: ReactNode }) {
    const { Shown, hasFailed, retry } = usePart(source);
    useEffect(() => {
      if (!hasFailed) return undefined;
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [hasFailed, retry]);
    if (Shown) return createElement(Shown, props as unknown as Props);
    if (!hasFailed || isQuiet) return waiting;
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

/** How a dialog is left without an answer. */
type Leaving = { readonly onClose: () => void } | { readonly onCancel: () => void };

/** A dialog in a chunk of its own; where it cannot be had it closes again and a message says so. */
export function lazyDialog<Name extends string, Props extends Leaving>(load: Load<Name, Props>, name: Name) {
  const source = sourceOf(load, name);
  return function Dialog(props: Props) {
    const { Shown, hasFailed } = usePart(source);
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
    useEffect(() => {
      if (hasFailed) giveUp();
    }, [hasFailed]);
    return Shown && createElement(Shown, props);
  };
}
