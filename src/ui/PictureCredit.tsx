import layout from './layout.module.css';

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
