/** Texts of the camera. */
export const cameraTexts = {
  picture: 'Kamera görüntüsü',
  opening: 'Kamera açılıyor',
  problems: {
    forbidden: {
      title: 'Kameraya izin verilmedi',
      hint: 'Tarayıcının adres çubuğundan kameraya izin verin ya da barkodu yazın.',
    },
    absent: { title: 'Kamera bulunamadı', hint: 'El okuyucusuyla okutun ya da barkodu yazın.' },
    unreadable: {
      title: 'Kamera açılamadı',
      hint: 'Başka bir uygulama kamerayı kullanıyor olabilir. Kapatıp yeniden deneyin ya da barkodu yazın.',
    },
  },
} as const;
