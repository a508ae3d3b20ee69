import { usePageViews } from '../analytics/use-page-views.ts';
import { SignedInConsent } from '../consent/SignedInConsent.tsx';
import { useChangeToken } from '../live/use-change-token.ts';
import { useTabNews } from '../live/use-tab-news.ts';

/** Keeps the header's counters current, counts page views after consent, and opens the cookie consent. */
export function ShellNotices() {
  useChangeToken();
  useTabNews();
  usePageViews();
  return <SignedInConsent />;
}
