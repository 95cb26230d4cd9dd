import type { AskedList } from './asked-list.ts';
import type { Places } from './by-place.ts';

/** What the page of a list shows: what its address asks for, and the places by which articles are drawn. */
export interface ArticlesView {
	title: string;
	asked: AskedList;
	places: Places;
}
