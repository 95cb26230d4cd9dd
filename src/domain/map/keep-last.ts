/**
 * Wraps a function to keep its last value for each first argument, and to return it again while the other arguments are
 * also the same. React restarts a drawing when something more urgent comes, and forgets its intermediate results.
 */
export function keepLast<First extends object, Others extends object, Value>(
	work: (first: First, others: Others) => Value,
): typeof work {
	const kept = new WeakMap<First, { others: Others; value: Value }>();
	return (first, others) => {
		const last = kept.get(first);
		if (last && isSame(last.others, others)) return last.value;
		const value = work(first, others);
		kept.set(first, { others, value });
		return value;
	};
}

const isSame = <Others extends object>(one: Others, other: Others) =>
	Object.keys({ ...one, ...other }).every(
		(name) => one[name as keyof Others] === other[name as keyof Others],
	);
