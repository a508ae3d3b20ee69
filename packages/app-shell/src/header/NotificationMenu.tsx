import { HeaderTool } from '@havan/ui/HeaderTool';
import { BellIcon } from '@havan/ui/icons';
import type { LazyScreen } from '../loading/lazy-screen.ts';
import { headerTexts } from '../shell-texts.ts';
import { useBasicInfos } from '../profile/use-basic-infos.ts';
import { useDropdownButton } from './header-dropdowns.ts';
import { HeaderDropdown } from './HeaderDropdown.tsx';

/**
 * Renders the bell with its count. @param panel its panel, loaded as soon as the pointer or the focus reaches
 * the button
 */
export function NotificationMenu({ panel: Panel }: { readonly panel: LazyScreen<object> }) {
  const button = useDropdownButton('notifications', Panel.sendFor);
  const count = useBasicInfos()?.globalActionFields.notification ?? 0;
  return (
    <HeaderDropdown
      name="notifications"
      label={headerTexts.notifications}
      trigger={
        <HeaderTool
          {...button}
          label={headerTexts.notifications}
          icon={<BellIcon />}
          count={count}
          countTone="critical"
        />
      }
    >
      <Panel />
    </HeaderDropdown>
  );
}
