import { mailColours } from '@havan/domain/mail-layout';
import { light } from '@havan/ui/theme/tokens.light';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailScreen } from './MailScreen.tsx';

const meta = {
  title: 'Screens/Mail',
  component: MailScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    subject: 'Üyeliğinizi etkinleştirin',
    body: [
      'Merhaba Ayşe,',
      'Havan üyeliğinizi etkinleştirmek için aşağıdaki bağlantıyı açın (24 saat geçerlidir):\nhttps://www.havan.example/account/activation#ornek',
      'ya da etkinleştirme sayfasına şu kodu girin (3 dakika geçerlidir): 678066',
      'Bu işlemi siz başlatmadıysanız bu iletiyi yok sayabilirsiniz.',
      'Havan',
    ].join('\n\n'),
  },
} satisfies Meta<typeof MailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mails have the colours of the light theme. */
export const Activation: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Üyeliğinizi etkinleştirin')).toBeVisible();
    await expect(mailColours).toMatchObject({
      page: light.surface.page,
      sheet: light.surface.sheet,
      ink: light.text.main,
      quiet: light.text.soft,
      action: light.fill.action,
      onAction: light.text.onAction,
      link: light.text.action,
    });
  },
};
export const Decision: Story = {
  args: {
    subject: 'Firmanızın incelenmesi için ek bilgi gerekiyor',
    body: 'Merhaba Ayşe,\n\nGüneş Eczanesi: Firmanızın incelenmesi için ek bilgi istendi.\nRuhsatınızı yükleyin.\nhttps://www.havan.example/myprofile/settings/company\n\nHavan',
  },
};
