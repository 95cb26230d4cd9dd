import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
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

/**
 * When disabled, it does nothing but can still have the focus: a button that disables itself while it works would lose
 * it, and a button that cannot be reached tells nobody what is missing.
 */
export function Button({
	type = 'button',
	disabled = false,
	onClick,
	...props
}: Look & Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'aria-disabled'>) {
	return (
		<button
			{...dressed(props)}
			type={type}
			aria-disabled={disabled || undefined}
			onClick={disabled ? refuse : onClick}
		/>
	);
}

/** Prevents submitting the form, too: Enter in a field presses its form's button. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** A link to a page of the site that looks like a button. */
export function ButtonLink(props: Look & { to: string; 'aria-label'?: string }) {
	return <Link {...dressed(props)} />;
}

/** A link that looks like a button and leaves the app: for a document on the server, or for the mail program. */
export function ButtonDocument(props: Look & { href: string; 'aria-label'?: string }) {
	return <a {...dressed(props)} />;
}

/** A link to another site that looks like a button; it opens in a new window and tells that site nothing. */
export function ButtonAnchor(props: Look & { href: string }) {
	return <a {...dressed(props)} target="_blank" rel="noopener noreferrer" />;
}

/**
 * The element's own props, with the look as classes; destructive buttons are marked, so that the focus is not moved to
 * them.
 */
function dressed<Props extends Look>({ kind = 'plain', road, wide, iconOnly, ...own }: Props) {
	const className = classNames(
		styles.button,
		styles[kind],
		road && styles.road,
		wide && styles.wide,
		iconOnly && styles.iconOnly,
	);
	return { ...(kind === 'danger' && { 'data-destroys': '' }), ...own, className };
}
