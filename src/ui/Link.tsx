import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
	/** An address of this site. */
	to: string;
}

/** A link that changes the page without reloading; the router's own adds 3 kB of prefetching that we do not use. */
export function Link({ to, onClick, ...rest }: LinkProps) {
	const href = useHref(to);
	const follow = useLinkClickHandler<HTMLAnchorElement>(to);
	return (
		<a
			{...rest}
			href={href}
			onClick={(event) => {
				onClick?.(event);
				if (!event.defaultPrevented) follow(event);
			}}
		/>
	);
}

/** A link that marks itself when its page, or one below it, is open. */
export function NavLink(props: LinkProps) {
	const here = useLocation().pathname;
	const there = useResolvedPath(props.to).pathname;
	const isCurrent = here === there || here.startsWith(`${there}/`);
	return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
