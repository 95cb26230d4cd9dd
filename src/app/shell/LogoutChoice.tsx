import type { Logout } from './use-logout.tsx';

interface Props {
	logout: Logout;
	className?: string | undefined;
	/** Closes the menu. */
	onChoose?: () => void;
}

/** Logout in a menu, which does nothing more while it is under way. */
export function LogoutChoice({ logout: { isBusy, logOut }, className, onChoose }: Props) {
	const choose = () => {
		onChoose?.();
		void logOut();
	};
	return (
		<button type="button" className={className} aria-disabled={isBusy || undefined} onClick={choose}>
			{isBusy ? 'Signing out' : 'Logout'}
		</button>
	);
}
