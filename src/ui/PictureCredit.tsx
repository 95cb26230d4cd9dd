import layout from './layout.module.css';

/** Whose picture it is and by which license it is shown, with the way to its page. */
export function PictureCredit({
	credit: { author, license, page },
}: {
	credit: { author: string; license: string; page: string };
}) {
	return (
		<p className={`${layout.soft} ${layout.small}`}>
			<a href={page} target="_blank" rel="noopener noreferrer">
				{`Photo: ${author}, ${license}`}
			</a>
		</p>
	);
}
