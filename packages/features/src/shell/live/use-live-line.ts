import { liveMarks } from '@havan/api-client/live';
import { liveOpensAfterMs, liveSilenceMs } from '@havan/domain/limits';
import { useEffect, useState } from 'react';
import { useAppProfile } from '../app-profile.ts';
import { useBasicInfos } from '../use-basic-infos.ts';
import { joinLine } from './join-line.ts';
import { keepLine, pause } from './live-line.ts';

/**
 * Hears the marks of the live stream while the page is looked at. Answers whether the stream is alive; when it is not,
 * somebody has to ask.
 */
export function useLiveLine(hear: (mark: string) => void): boolean {
  const { api, userType } = useAppProfile();
  const userId = useBasicInfos()?.user.id ?? null;
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => {
    if (userId === null) return undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let leave: (() => void) | null = null;
    const heard = (mark: string) => {
      clearTimeout(silence);
      silence = setTimeout(() => setIsAlive(false), liveSilenceMs);
      setIsAlive(true);
      hear(mark);
    };
    const opening = setTimeout(() => {
      leave = joinLine(
        `havan-live-${userType}-${userId}`,
        (tell, signal) =>
          keepLine(
            {
              marks: (known, until) => liveMarks(api, known, until),
              hear: tell,
              wait: pause,
              random: Math.random,
            },
            signal,
          ),
        heard,
      );
    }, liveOpensAfterMs);
    return () => {
      clearTimeout(opening);
      clearTimeout(silence);
      leave?.();
      setIsAlive(false);
    };
  }, [api, userType, userId, hear]);
  return isAlive;
}
