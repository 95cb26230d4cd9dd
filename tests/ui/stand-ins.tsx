/** In place of the editor of rich text, which needs a browser to be typed into: a field that starts with the HTML. */
export const RichText = ({
	label,
	html,
	onChange,
}: {
	label: string;
	html: string;
	onChange: (html: string) => void;
}) => <textarea aria-label={label} defaultValue={html} onChange={({ target }) => onChange(target.value)} />;

/** In place of what shows HTML, whose sanitizer is safe in a browser only. */
export const Html = ({ html }: { html: string }) => <p>{html}</p>;
