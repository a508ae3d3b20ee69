import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';
import { guide } from './Badge.guide.tsx';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Kargo bekliyor', tone: 'attention', mark: 'full' } };

export const States: Story = {
  args: { children: '' },
  render: () => (
    <Stack space="s">
      <Inline space="m">
        <Badge tone="positive" mark="full">
          Yeni
        </Badge>
        <Badge mark="half">Hazırlanıyor</Badge>
        <Badge mark="moving">Kargoda</Badge>
        <Badge mark="done">Teslim edildi</Badge>
        <Badge tone="critical" mark="turned">
          İade talebi
        </Badge>
      </Inline>
      {(['plain', 'filled', 'count'] as const).map((variant) => (
        <Inline key={variant} space="m">
          {(['neutral', 'positive', 'attention', 'critical', 'info'] as const).map((tone) => (
            <Badge key={tone} variant={variant} tone={tone}>
              {variant === 'count' ? '12' : 'Az kaldı'}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
