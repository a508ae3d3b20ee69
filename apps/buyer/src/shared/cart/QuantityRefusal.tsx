import { Text } from '@havan/ui/Text';

/** Renders why a typed quantity was refused, and tells it to screen readers; its place takes no room without one. */
export function QuantityRefusal({ children }: { children: string | null }) {
  return (
    <div aria-live="polite">
      {children === null ? null : (
        <Text size="small" tone="critical">
          {children}
        </Text>
      )}
    </div>
  );
}
