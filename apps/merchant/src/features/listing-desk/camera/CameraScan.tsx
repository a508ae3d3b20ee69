import { Alert } from '@havan/ui/Alert';
import { Loading } from '@havan/ui/Loading';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openBarcodeReader } from './barcode-reader.ts';
import * as css from './CameraScan.css.ts';
import { cameraTexts } from './camera-texts.ts';

/** Time in ms for which a code has to be out of the picture before it is reported again. */
const awayMs = 1500;
/** Largest share of the window's height at which the picture may end before the page scrolls to it. */
const lowestShare = 0.6;

/** Renders the picture of the rear camera; calls `onScan` with each code that comes into it. */
export function CameraScan({ onScan }: { onScan: (text: string) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'reading' | keyof typeof cameraTexts.problems>('opening');
  const take = useEffectEvent(onScan);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    moveUp(frame.current);
    void watch(video.current, {
      signal,
      onOpen: () => {
        setState('reading');
        // The element has grown to the size of the picture.
        moveUp(frame.current);
      },
      onScan: (text) => take(text),
    }).catch((error: unknown) => {
      if (!signal.aborted) setState(problemOf(error));
    });
    return () => stop.abort();
  }, []);
  const problem = state === 'opening' || state === 'reading' ? null : cameraTexts.problems[state];
  return (
    <div ref={frame} className={css.frame}>
      {problem ? (
        <Alert kind="warning" title={problem.title}>
          {problem.hint}
        </Alert>
      ) : (
        <>
          <video ref={video} className={css.picture} muted playsInline aria-label={cameraTexts.picture} />
          <div className={css.aim} aria-hidden="true" />
          {state === 'opening' ? <Loading label={cameraTexts.opening} showLabel /> : null}
        </>
      )}
    </div>
  );
}

/** Scrolls the picture to the top when it is too low, so that the scan field and the rows below it are in view. */
function moveUp(frame: HTMLElement | null): void {
  if (frame && frame.getBoundingClientRect().bottom > innerHeight * lowestShare)
    frame.scrollIntoView({ block: 'start' });
}

interface Watch {
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onScan: (text: string) => void;
}

async function watch(video: HTMLVideoElement | null, { signal, onOpen, onScan }: Watch): Promise<void> {
  if (!video) return;
  if (!('mediaDevices' in navigator)) throw new DOMException('no camera', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return close();
  signal.addEventListener('abort', close);
  video.srcObject = stream;
  const [read] = await Promise.all([openBarcodeReader(), video.play()]);
  onOpen();
  const canvas = document.createElement('canvas');
  const seen = new Map<string, number>();
  while (!signal.aborted) {
    // One frame after the other, as fast as they are decoded.
    await nextFrame();
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0);
    for (const text of await read(canvas)) {
      const now = performance.now();
      const before = seen.get(text);
      seen.set(text, now);
      if (!signal.aborted && (before === undefined || now - before > awayMs)) onScan(text);
    }
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function problemOf(error: unknown): keyof typeof cameraTexts.problems {
  if (!(error instanceof DOMException)) return 'unreadable';
  if (error.name === 'NotAllowedError') return 'forbidden';
  return error.name === 'NotFoundError' ? 'absent' : 'unreadable';
}
