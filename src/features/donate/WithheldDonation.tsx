import { LogIn } from 'lucide-react';
import { paths, returnFromCheckout } from '#domain/paths.ts';
import { useSession } from '#session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './DonateScreen.module.css';

/** A donation that only its giver’s account may see: how to get there comes before how to donate again. */
export function WithheldDonation({ payment, onDone }: { payment: string; onDone: () => void }) {
	const { isSignedIn } = useSession();
	return (
		<section className={styles.card} aria-labelledby="outcome" role="status">
			<h2 id="outcome">We can’t show this donation here</h2>
			{isSignedIn ? (
				<p>
					If you gave from another account, sign in with that one to see whether you were charged before you
					donate again.
				</p>
			) : (
				<>
					<p>
						If you were signed in when you gave, sign in again to see whether you were charged before you
						donate again.
					</p>
					<ButtonLink kind="go" wide to={paths.signInFrom(returnFromCheckout(paths.donate, payment))}>
						<Icon of={LogIn} />
						Sign In
					</ButtonLink>
				</>
			)}
			<Button wide onClick={onDone}>
				Back to the donation
			</Button>
		</section>
	);
}
