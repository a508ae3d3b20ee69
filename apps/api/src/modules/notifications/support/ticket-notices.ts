import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import type { NewNotification } from '../inbox/inbox.service.ts';

interface NoticeTicket {
  readonly id: number;
  readonly company_id: number;
  readonly subject: string;
}

const notice =
  (kind: number, text: (subject: string) => string) =>
  ({ id, company_id: companyId, subject }: NoticeTicket, at: Date): NewNotification => ({
    companyId,
    mainCategoryId: notificationMainCategories.announcements,
    subCategoryId: kind,
    body: text(subject),
    redirectUrl: `/support-requests/${id}`,
    issueDate: at,
  });

/** What a company is told of its tickets; the answers of the platform and nothing that it did itself. */
export const ticketNotices = {
  answer: notice(notificationKinds.ticketAnswered, (subject) => `“${subject}” destek talebiniz yanıtlandı.`),
  askCustomer: notice(
    notificationKinds.ticketActionRequired,
    (subject) => `“${subject}” destek talebinizin sürmesi için yanıtınız bekleniyor.`,
  ),
  close: notice(notificationKinds.ticketClosed, (subject) => `“${subject}” destek talebiniz kapatıldı.`),
} as const;
