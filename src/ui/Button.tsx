import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Link } from './Link.tsx';

interface Look {
	/** `go` is the one next step of a view; `quiet` has no border; `danger` destroys. */
	kind?: 'go' | 'plain' | 'quiet' | 'danger';
	/** 56 px, for use on the road and for the main action. */
	road?: boolean;
	wide?: boolean;
	/** Shows only its icon; give it an `aria-label`. */
	iconOnly?: boolean;
	children: ReactNode;
}

function look({ kind = 'plain', road, wide, iconOnly }: Look): string {
	return classNames(
		styles.button,
		styles[kind],
		road && styles.road,
		wide && styles.wide,
		iconOnly && styles.iconOnly,
	);
}

/** A button in the house's look. */
export function Button(props: Look & Omit<ComponentPropsWithRef<'button'>, 'children'>) {
	const { kind: _kind, road: _road, wide: _wide, iconOnly: _iconOnly, type = 'button', ...rest } = props;
	return <button {...rest} type={type} className={look(props)} />;
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ to, ...props }: Look & { to: string; 'aria-label'?: string }) {
	const { kind: _kind, road: _road, wide: _wide, iconOnly: _iconOnly, ...rest } = props;
	return <Link {...rest} to={to} className={look(props)} />;
}

/** A link that looks like a button and leaves the app: for a document of the server, or for the mail program. */
export function ButtonDocument({ href, ...props }: Look & { href: string; 'aria-label'?: string }) {
	const { kind: _kind, road: _road, wide: _wide, iconOnly: _iconOnly, ...rest } = props;
	return <a {...rest} href={href} className={look(props)} />;
}

/** A link to another site that looks like a button; it opens in a new window and tells that site nothing. */
export function ButtonAnchor({ href, ...props }: Look & { href: string }) {
	const { kind: _kind, road: _road, wide: _wide, iconOnly: _iconOnly, ...rest } = props;
	return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" className={look(props)} />;
}
