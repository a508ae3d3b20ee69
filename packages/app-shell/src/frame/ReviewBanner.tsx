import { lazyPart } from '../loading/LazyPart.tsx';
import { useBasicInfos } from '../profile/use-basic-infos.ts';

const Notice = lazyPart(() => import('./ReviewNotice.tsx'), 'ReviewNotice', { isQuiet: true });

/** Renders why a company may not trade yet. For an approved company, as nearly all are, the texts are not loaded. */
export function ReviewBanner() {
  const state = useBasicInfos()?.user?.reviewState;
  return state === undefined || state === 'approved' ? null : <Notice />;
}
