/**
 * Has the rows of a list moved without being taken out of it, so that what has the focus keeps it. React takes a row out, puts it in
 * again and gives the focus back, for which the page is laid out twice more. Does nothing where the browser cannot move a node.
 */
export function moveRowsInPlace(list: HTMLElement) {
	if (!('moveBefore' in list) || Object.hasOwn(list, 'insertBefore')) return;
	const put = <Row extends Node>(row: Row, before: Node | null): Row => {
		if (row.parentNode !== list) return Node.prototype.insertBefore.call(list, row, before) as Row;
		list.moveBefore(row, before);
		return row;
	};
	list.insertBefore = put;
	list.appendChild = (row) => put(row, null);
}
