/**
 * Returns a letter as a link that opens the mail program; without a recipient, the writer picks one. Line breaks are
 * CRLF (RFC 6068).
 */
export function mailLink(to: string, { subject, message }: { subject: string; message: string }): string {
	const body = encodeURIComponent(message.replaceAll('\n', '\r\n'));
	return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
