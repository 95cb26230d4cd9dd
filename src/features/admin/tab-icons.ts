import {
	ArrowDownUp,
	BadgeCheck,
	BookOpen,
	GraduationCap,
	HeartHandshake,
	History,
	House,
	KeyRound,
	type LucideIcon,
	Mails,
	Map as MapIcon,
	Newspaper,
	PanelTop,
	Send,
	Ticket,
	Users,
} from 'lucide-react';
import type { AdminTab, TabPath } from '#domain/admin/tabs.ts';

/** A tab without an icon does not compile. */
const icons: Record<TabPath, LucideIcon> = {
	'': House,
	about: Newspaper,
	site: PanelTop,
	content: ArrowDownUp,
	'promo-codes': Ticket,
	licences: BadgeCheck,
	donations: HeartHandshake,
	subscribers: Mails,
	outbox: Send,
	users: Users,
	articles: BookOpen,
	permissions: KeyRound,
	colleges: GraduationCap,
	state: MapIcon,
	history: History,
};

export const iconOf = ({ path }: AdminTab): LucideIcon => icons[path as TabPath];
