/** Texts around agreements; the agreements themselves come from the server. */
export const agreementTexts = {
  pendingTitle: 'Onayınız gereken sözleşme',
  loading: 'Sözleşme yükleniyor',
  membershipTitle: 'Üyelik Sözleşmesi',
  membershipTick: "Üyelik Sözleşmesi'ni okudum, onaylıyorum.",
  membershipConfirm: 'Üyelik Sözleşmesini Onayla',
  tick: (title: string) => `${title}'ni okudum, onaylıyorum.`,
  confirm: (title: string) => `${title}ni Onayla`,
  updateTitle: 'Metinlerimiz güncellendi',
  update: 'Platformun sözleşmelerinde değişiklik yapıldı. Yeni metni okumanızı rica ederiz.',
  read: 'Metni oku',
  seen: 'Okudum',
  retry: 'Yeniden dene',
} as const;
