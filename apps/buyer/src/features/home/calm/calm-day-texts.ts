import type { BuyerStep } from './buyer-steps.ts';

export const calmDayTexts = {
  calm: 'Bekleyen işiniz yok. Sepetiniz ve siparişleriniz burada özetlenir.',
  steps: {
    documents: {
      name: 'Belgelerinizi yükleyin',
      hint: 'İnceleme belgelerinizle başlar; firmanız onaylanınca fiyatlar açılır.',
    },
    addresses: {
      name: 'Teslimat adresinizi denetleyin',
      hint: 'Başvurunuzdaki adres ilk adresinizdir; başkasını da ekleyebilirsiniz.',
    },
    favourites: {
      name: 'Sık aldıklarınızı favorilere ekleyin',
      hint: 'Kalbe dokunun; fiyatı düşünce ya da yeniden satışa çıkınca haber verelim.',
    },
    smartCart: {
      name: 'İlk listenizi akıllı sepete verin',
      hint: 'Ad, barkod ya da Excel dosyası yeter; en ucuz sepeti kanıtıyla bulur.',
    },
  } satisfies Readonly<Record<BuyerStep, { readonly name: string; readonly hint: string }>>,
} as const;
