import { BookOpen, History, House, KeyRound, type LucideIcon, Users } from 'lucide-react';
import type { AdminTab, TabPath } from '#domain/admin/tabs.ts';

/** A tab without an icon does not compile. */
const icons: Record<TabPath, LucideIcon> = {
	'': House,
	users: Users,
	articles: BookOpen,
	permissions: KeyRound,
	history: History,
};

/** The icon of a tab. */
export const iconOf = ({ path }: AdminTab): LucideIcon => icons[path as TabPath];
