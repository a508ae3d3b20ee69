import { type ApplicationPart, applicationPartLabel } from '@havan/domain/company-application';
import type { CompanyType } from '@havan/domain/company';

/** Texts of the application on `/myprofile/settings/company`. */
export const applicationTexts = {
  title: 'Başvuru',
  loading: 'Başvuru yükleniyor',
  missing: (parts: readonly ApplicationPart[], companyType: CompanyType) =>
    `Eksik: ${parts.map((part) => applicationPartLabel(part, companyType)).join(', ')}. Yüklediğiniz belge ve kaydettiğiniz bilgi hemen incelemeye gider; kalanını başka bir zaman, başka bir cihazda tamamlayabilirsiniz.`,
  complete: 'Belgeleriniz ve bilgileriniz tamam. İnceleme sonucunu bildirim ve e-posta ile iletiriz.',
  asked: 'İstenen',
  fileHelp: 'PDF, PNG ya da JPG; en fazla 5 MB.',
  sent: (name: string) => `Yüklendi: ${name}`,
  replace: 'Yerine yenisini yükleyebilirsiniz.',
  uploading: 'Belge yükleniyor',
  saved: (label: string) => `${label} incelemeye gönderildi.`,
  noRight: 'Belgeleri firmanızın yetkilisi yükler.',
} as const;
