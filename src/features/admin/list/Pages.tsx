import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';

/** Pagination; renders nothing for a single page. */
export function Pages({
	page,
	pages,
	turnTo,
}: {
	/** Counted from 0. */
	page: number;
	pages: number;
	turnTo: (page: number) => void;
}) {
	if (pages < 2) return null;
	return (
		<nav className={layout.row} aria-label="Pages">
			<Button disabled={page === 0} onClick={() => turnTo(page - 1)}>
				Previous
			</Button>
			<span role="status">{`Page ${page + 1} of ${pages}`}</span>
			<Button disabled={page >= pages - 1} onClick={() => turnTo(page + 1)}>
				Next
			</Button>
		</nav>
	);
}
