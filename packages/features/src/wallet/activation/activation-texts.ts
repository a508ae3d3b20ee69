/** Texts of the offer to activate the wallet. */
export const walletActivationTexts = {
  title: 'Cüzdanınızı etkinleştirin',
  text: 'Tamamlanan satışlarınızın hakedişi cüzdanınızda birikir. Cüzdan sözleşmesini onayladığınızda bakiyenizi banka hesabınıza aktarabilirsiniz.',
  open: 'Cüzdanımı aç',
  later: 'Daha sonra',
} as const;
