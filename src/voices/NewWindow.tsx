import layout from '#ui/layout.module.css';

/** Screen reader text for a link or button that opens a new window. */
export function NewWindow() {
	return <span className={layout.onlyForReaders}> (opens in a new window)</span>;
}
