import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './Exchange.module.css';

/** Takes the links that a maps app provides instead of a file. */
export function PasteLinks({ isBusy, onLinks }: { isBusy: boolean; onLinks: (links: string) => void }) {
	return (
		<details>
			<summary className={styles.fold}>Paste links from a maps app</summary>
			<form
				className={layout.stack}
				onSubmit={(event) => {
					event.preventDefault();
					const links = new FormData(event.currentTarget).get('links');
					if (typeof links === 'string' && links.trim() !== '') onLinks(links);
				}}
			>
				<TextArea
					label="Links"
					name="links"
					rows={2}
					hint="A link for directions brings all its stops. In Apple Maps, share a place and copy its link; a whole guide can’t leave that app."
				/>
				<div>
					<Button type="submit" disabled={isBusy}>
						Read the links
					</Button>
				</div>
			</form>
		</details>
	);
}
