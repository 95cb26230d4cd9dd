import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { TrailSign } from '#sheet/TrailSign.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import layout from '#ui/layout.module.css';
import { Plaque } from '#ui/Plaque.tsx';
import { UnsentChanges } from './UnsentChanges.tsx';

/** The sign-in-required card: why an account is needed here, and the button to sign in. */
export function SignInRequired({
	title,
	back,
	children,
}: {
	title: string;
	back: string;
	children: ReactNode;
}) {
	return (
		<TrailSign at="trailhead">
			<UnsentChanges />
			<Plaque>
				<div className={layout.stack}>
					<h1>{title}</h1>
					<p className={layout.lead}>{children}</p>
					<div className={layout.row}>
						<ButtonLink kind="go" road to={paths.signInFrom(back)}>
							<Icon of={LogIn} />
							Sign In
						</ButtonLink>
					</div>
				</div>
			</Plaque>
		</TrailSign>
	);
}
