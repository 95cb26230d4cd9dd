/** A bundled list of alike objects (build/json-table.ts); who imports it knows what of. */
declare module '*?table' {
	const list: unknown;
	export default list;
}
