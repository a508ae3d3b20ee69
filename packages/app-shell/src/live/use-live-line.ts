import { liveMarks } from '@havan/api-client/live';
import { liveOpensAfterMs, liveSilenceMs } from '@havan/domain/limits';
import { useEffect, useState } from 'react';
import { useAppProfile } from '../profile/app-profile.ts';
import { useBasicInfos } from '../profile/use-basic-infos.ts';
import { joinLine } from './join-line.ts';
import { keepLine, pause } from './live-line.ts';

/**
 * Receives the change tokens of the event stream while the page is visible. Returns whether the stream is open;
 * otherwise the caller must poll.
 */
export function useLiveLine(onMark: (mark: string) => void): boolean {
  const { api, userType } = useAppProfile();
  const userId = useBasicInfos()?.user.id ?? null;
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => {
    if (userId === null) return undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let leave: (() => void) | null = null;
    const received = (mark: string) => {
      clearTimeout(silence);
      silence = setTimeout(() => setIsAlive(false), liveSilenceMs);
      setIsAlive(true);
      onMark(mark);
    };
    const opening = setTimeout(() => {
      leave = joinLine(
        `havan-live-${userType}-${userId}`,
        (notify, signal) =>
          keepLine(
            {
              marks: (known, until) => liveMarks(api, known, until),
              onMark: notify,
              wait: pause,
              random: Math.random,
            },
            signal,
          ),
        received,
      );
    }, liveOpensAfterMs);
    return () => {
      clearTimeout(opening);
      clearTimeout(silence);
      leave?.();
      setIsAlive(false);
    };
  }, [api, userType, userId, onMark]);
  return isAlive;
}
