import {
	CheckCheck,
	CircleAlert,
	CircleX,
	CloudUpload,
	HardDriveDownload,
	LogIn,
	type LucideIcon,
	RefreshCw,
} from 'lucide-react';
import type { SyncStatus } from '#sync/status.ts';
import { Badge } from '#ui/Badge.tsx';
import { useToday } from '#ui/clock.ts';
import { useDeviceWord } from '#ui/device-word.ts';
import { statusWords } from './status-words.ts';

/**
 * How safe a trip is, as an icon and the exact words: "Saved on this phone, 2 changes not sent yet", "Synced 9:41 AM".
 */
export function StatusBadge({ status }: { status: SyncStatus }) {
	const device = useDeviceWord();
	const today = useToday();
	const { icon, tone } = looks[status.kind];
	return (
		<Badge icon={icon} {...(tone && { tone })}>
			{statusWords(status, { device, today })}
		</Badge>
	);
}

const looks: Record<SyncStatus['kind'], { icon: LucideIcon; tone?: 'good' | 'warn' | 'bad' }> = {
	not_saved: { icon: CircleX, tone: 'bad' },
	saving: { icon: RefreshCw },
	refused: { icon: CircleAlert, tone: 'bad' },
	signed_out: { icon: LogIn, tone: 'warn' },
	update_needed: { icon: RefreshCw, tone: 'warn' },
	sending: { icon: CloudUpload },
	unsent: { icon: CloudUpload, tone: 'warn' },
	synced: { icon: CheckCheck },
	saved: { icon: HardDriveDownload, tone: 'good' },
};
