import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { failuresUntilNotice } from '@havan/domain/webhook';
import type { NewNotification } from '../inbox/inbox.service.ts';

interface Failing {
  readonly company_id: number;
  readonly url: string;
}

const notice =
  (text: (host: string) => string) =>
  ({ company_id, url }: Failing, at: Date): NewNotification => ({
    companyId: company_id,
    mainCategoryId: notificationMainCategories.announcements,
    subCategoryId: notificationKinds.integration,
    body: text(new URL(url).host),
    redirectUrl: '/myprofile/settings/integration',
    issueDate: at,
  });

/** Notice sent once when an address has failed many times in a row. */
export const failureNotice = notice(
  (host) =>
    `${host} adresine gönderilen webhook bildirimleri art arda ${failuresUntilNotice} kez iletilemedi. Denemeye devam ediyoruz.`,
);

/** Notice sent when an address was paused. */
export const pauseNotice = notice(
  (host) => `${host} adresine webhook gönderimi durduruldu. Sunucunuzu düzelttikten sonra yeniden başlatın.`,
);
