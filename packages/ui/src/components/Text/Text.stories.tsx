import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { guide } from './Text.guide.tsx';

const meta = {
  title: 'Components/Text/Text',
  component: Text,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Ödemeniz teslimat onayına kadar Havan’da tutulur.' } };

export const Sizes: Story = {
  render: () => (
    <Stack space="xs">
      {(['large', 'standard', 'small', 'tiny'] as const).map((size) => (
        <Text key={size} size={size}>
          Ağrı kesici, göz damlası, İĞNE, şurup: pijamalı hasta yağız şoföre çabucak güvendi.
        </Text>
      ))}
    </Stack>
  ),
};

/** A single number that is the message; a number in a sentence keeps the size of the text. */
export const Figure: Story = { args: { size: 'figure', children: '128' } };

export const Tones: Story = {
  render: () => (
    <Stack space="xs">
      {(['main', 'soft', 'faint', 'positive', 'attention', 'critical', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          8 ay ve üzeri miatlılar içinde en düşük fiyat
        </Text>
      ))}
    </Stack>
  ),
};

export const LongName: Story = {
  args: {
    lines: 2,
    children:
      'Sade Öz Hipoalerjenik Parfümsüz Yoğun Nemlendirici ve Onarıcı El, Yüz ve Vücut Bakım Kremi Kuru ve Çok Kuru Ciltler İçin 400 ml',
  },
};
