import type { CorporatePage } from '../corporate-page.ts';

export const page: CorporatePage = {
  lead: 'Tarayıcınızda ne sakladığımızı ve neyi yalnız izninizle yaptığımızı açıklarız.',
  sections: [
    {
      title: 'Gerekli kayıtlar',
      paragraphs: [
        'Oturumunuz, sepet seçimleriniz, görünüm ve tema tercihleriniz tarayıcınızda tutulur. Bunlar istediğiniz hizmet için zorunludur; izne bağlı değildir ve başka amaçla kullanılmaz.',
      ],
    },
    {
      title: 'Ölçüm kayıtları',
      paragraphs: [
        'Kabul ederseniz tarayıcınıza rastgele bir ziyaretçi numarası veririz ve hangi sayfalara baktığınızı sayarız. Numara on üç ay sonra, reddettiğinizde ise hemen silinir. Kabul etmeden hiçbir ölçüm yapılmaz, hiçbir numara saklanmaz.',
        'Reklam çerezi ve üçüncü taraf izleme kullanmayız.',
      ],
    },
    {
      title: 'Tercihinizi değiştirin',
      paragraphs: [
        'Kararınızı aşağıdan istediğiniz an değiştirebilirsiniz. Reddetmek hiçbir işlevi kısıtlamaz.',
      ],
    },
  ],
};
