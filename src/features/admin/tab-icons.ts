import { History, House, type LucideIcon } from 'lucide-react';
import type { AdminTab, adminTabs } from '#domain/admin/tabs.ts';

type TabPath = (typeof adminTabs)[number]['path'];

/** A tab without an icon does not compile. */
const icons: Record<TabPath, LucideIcon> = {
	'': House,
	history: History,
};

/** The icon of a tab. */
export const iconOf = ({ path }: AdminTab): LucideIcon => icons[path as TabPath];
