import { Alert } from '@havan/ui/Alert';
import { shellTexts } from '../shell-texts.ts';
import { useReportUnread } from './unread-store.ts';

/** Shown offline in place of data that was never read: why, and that it comes by itself. */
export function Unread() {
  useReportUnread();
  return (
    <Alert kind="info" title={shellTexts.unread}>
      {shellTexts.unreadHint}
    </Alert>
  );
}
