/* Fields, methods and globals, found again where they were found the last time.
 *
 * mypyc reads a field of a class that it has not compiled by its name, as of any object. The interpreter has learnt better:
 * at each place in the code it remembers where the last type had it. The same is done here. A type that is changed gets a
 * new version, as does a dictionary, and no two ever have the same: what was found under a version is there as long as
 * the version is. Where something is not as expected, Python's own way is gone. */
#ifndef HOLDFAST_PLACES_H
#define HOLDFAST_PLACES_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>
#include "CPy.h"

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)

typedef struct {
    unsigned int version; /* of the type; 0 is nobody's */
    Py_ssize_t offset;    /* of the field in the object; 0 where `found` lies in the class, ASKED where that makes it */
    PyObject *found;      /* borrowed: the class holds it as long as its version */
    PyObject *name;       /* held, so that no other name ever lies where it lies */
} Place;

#define ASKED (-1)
#define TYPES 2 /* the same rules read worlds and faces in turn */

static inline int is_here(Place *place, PyObject *thing, PyObject *name) {
    return likely(place->version == Py_TYPE(thing)->tp_version_tag && place->name == name && place->version != 0);
}

/* The type that came last is looked for first. */
static inline Place *place_of(Place *places, PyObject *thing, PyObject *name) {
    if (is_here(places, thing, name)) return places;
    return is_here(places + 1, thing, name) ? places + 1 : NULL;
}

static inline Place *make_room(Place *places) {
    Place last = places[TYPES - 1];
    places[TYPES - 1] = places[0];
    places[0] = last;
    places->version = 0;
    return places;
}

static inline void remember(Place *place, PyTypeObject *type, PyObject *name, Py_ssize_t offset, PyObject *found) {
    Py_XSETREF(place->name, Py_NewRef(name));
    place->offset = offset;
    place->found = found;
    place->version = type->tp_version_tag;
}

static inline int has_no_dict(PyTypeObject *type) {
    return type->tp_dictoffset == 0 && !PyType_HasFeature(type, Py_TPFLAGS_MANAGED_DICT);
}

static inline Py_ssize_t field_offset(PyObject *found) {
    if (found == NULL || !Py_IS_TYPE(found, &PyMemberDescr_Type)) return 0;
    PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
    return member->type == T_OBJECT_EX && !(member->flags & READONLY) ? member->offset : 0;
}

/* Is what lies in the class found as in any, whatever is done about names that are not there (`__getattr__`)? */
static inline int looks_up_as_any(PyTypeObject *type) {
    if (type->tp_getattro == PyObject_GenericGetAttr) return 1;
    PyObject *name = PyUnicode_InternFromString("__getattribute__");
    int as_any = name != NULL && _PyType_Lookup(type, name) == _PyType_Lookup(&PyBaseObject_Type, name);
    Py_XDECREF(name);
    return as_any;
}

/* A property is found in the class and asked for the value. */
static inline int is_asked(PyObject *found) {
    return found != NULL && Py_TYPE(found)->tp_descr_get != NULL && Py_TYPE(found)->tp_descr_set != NULL;
}

static CPy_NOINLINE PyObject *get_anew(PyObject *thing, PyObject *name, Place *places) {
    PyTypeObject *type = Py_TYPE(thing);
    if (looks_up_as_any(type)) {
        PyObject *found = _PyType_Lookup(type, name);
        Py_ssize_t offset = field_offset(found);
        int alike = found != NULL && Py_TYPE(found)->tp_descr_get == NULL && has_no_dict(type);
        if (offset == 0 && is_asked(found)) offset = ASKED;
        if (offset != 0 || alike) remember(make_room(places), type, name, offset, found);
    }
    return PyObject_GetAttr(thing, name);
}

static inline PyObject *get_here(PyObject *thing, PyObject *name, Place *places) {
    Place *place = place_of(places, thing, name);
    if (likely(place != NULL)) {
        if (place->offset == ASKED) {
            PyObject *value = Py_TYPE(place->found)->tp_descr_get(place->found, thing, (PyObject *)Py_TYPE(thing));
            if (likely(value != NULL) || !PyErr_ExceptionMatches(PyExc_AttributeError)) return value;
            PyErr_Clear();
            return PyObject_GetAttr(thing, name);
        }
        PyObject *value = place->offset ? *(PyObject **)((char *)thing + place->offset) : place->found;
        if (likely(value != NULL)) return Py_NewRef(value);
    }
    return get_anew(thing, name, places);
}

/* A msgspec struct that may be changed sets a field as any object does, and then sees that the collector knows of it. */
static inline int sets_fields_plainly(PyTypeObject *type) {
    if (type->tp_setattro == PyObject_GenericSetAttr) return 1;
    if (strcmp(Py_TYPE(type)->tp_name, "msgspec._core.StructMeta") != 0) return 0;
    PyObject *name = PyUnicode_InternFromString("__setattr__");
    PyObject *setter = name == NULL ? NULL : _PyType_Lookup(type, name);
    Py_XDECREF(name);
    return setter != NULL && Py_IS_TYPE(setter, &PyWrapperDescr_Type);
}

static CPy_NOINLINE int set_anew(PyObject *thing, PyObject *name, PyObject *value, Place *place) {
    PyTypeObject *type = Py_TYPE(thing);
    place->version = 0;
    int failed = PyObject_SetAttr(thing, name, value);
    if (!failed && sets_fields_plainly(type)) {
        Py_ssize_t offset = field_offset(_PyType_Lookup(type, name));
        if (offset > 0) remember(place, type, name, offset, NULL);
    }
    return failed;
}

static inline int set_here(PyObject *thing, PyObject *name, PyObject *value, Place *place) {
    if (is_here(place, thing, name) && value != NULL && (!PyObject_IS_GC(thing) || PyObject_GC_IsTracked(thing))) {
        PyObject **field = (PyObject **)((char *)thing + place->offset), *before = *field;
        *field = Py_NewRef(value);
        Py_XDECREF(before);
        return 0;
    }
    return set_anew(thing, name, value, place);
}

static CPy_NOINLINE PyObject *call_anew(PyObject *name, PyObject *const *args, size_t n, PyObject *names, Place *places) {
    PyTypeObject *type = Py_TYPE(args[0]);
    if (has_no_dict(type) && looks_up_as_any(type)) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && PyType_HasFeature(Py_TYPE(found), Py_TPFLAGS_METHOD_DESCRIPTOR)) {
            PyObject *bare = Py_TYPE(found)->tp_descr_get(found, NULL, (PyObject *)type);
            if (bare == NULL) return NULL;
            remember(make_room(places), type, name, 0, bare);
            Py_DECREF(bare); /* `found` holds it */
        }
    }
    return PyObject_VectorcallMethod(name, args, n, names);
}

/* A compiled function is called as it is: nothing else would be done on the way. */
static inline PyObject *called(PyObject *function, PyObject *const *args, size_t n, PyObject *names) {
    if (likely(Py_IS_TYPE(function, &PyCFunction_Type))) {
        PyCFunctionObject *compiled = (PyCFunctionObject *)function;
        if (likely(compiled->m_ml->ml_flags == (METH_FASTCALL | METH_KEYWORDS))) {
            _PyCFunctionFastWithKeywords call = (_PyCFunctionFastWithKeywords)(void (*)(void))compiled->m_ml->ml_meth;
            return call(compiled->m_self, args, PyVectorcall_NARGS(n), names);
        }
    }
    return PyObject_Vectorcall(function, args, n, names);
}

static inline PyObject *call_here(PyObject *name, PyObject *const *args, size_t n, PyObject *names, Place *places) {
    Place *place = place_of(places, args[0], name);
    if (unlikely(place == NULL)) return call_anew(name, args, n, names, places);
    PyObject *method = Py_NewRef(place->found);
    PyObject *result = called(method, args, n & ~PY_VECTORCALL_ARGUMENTS_OFFSET, names);
    Py_DECREF(method);
    return result;
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(thing, name) ({ static Place places[TYPES]; get_here((thing), (name), places); })
#define PyObject_SetAttr(thing, name, value) ({ static Place place; set_here((thing), (name), (value), &place); })
#define PyObject_VectorcallMethod(name, args, n, names) \
    ({ static Place places[TYPES]; call_here((name), (args), (n), (names), places); })

#define PyObject_Vectorcall(function, args, n, names) called((function), (args), (n), (names))

/* The usual call gives all arguments by their places. */
#define CPyArg_ParseStackAndKeywordsSimple(args, nargs, names, parser, ...)                          \
    ({                                                                                               \
        PyObject **places[] = {__VA_ARGS__};                                                         \
        const Py_ssize_t all = sizeof(places) / sizeof(*places);                                     \
        int read = 1;                                                                                \
        if (likely((names) == NULL && (nargs) == all)) {                                             \
            _Pragma("GCC unroll 8") for (Py_ssize_t i = 0; i < all; i++) *places[i] = (args)[i];     \
        } else {                                                                                     \
            read = CPyArg_ParseStackAndKeywordsSimple((args), (nargs), (names), (parser), __VA_ARGS__); \
        }                                                                                            \
        read;                                                                                        \
    })

/* A dictionary is asked as what it is, also where its class adds what to do about a key that is missing. */
typedef struct {
    uint64_t version;  /* of the dictionary in which `key` was found */
    PyObject *key;     /* held */
    PyObject *found;   /* borrowed: the dictionary holds it as long as its version */
    unsigned int kind; /* the version of a class of dictionaries that are read as any */
} Entry;

static inline int is_read_as_any(PyTypeObject *type) {
    PyObject *name = PyUnicode_InternFromString("__getitem__");
    int as_any = name != NULL && _PyType_Lookup(type, name) == _PyType_Lookup(&PyDict_Type, name);
    Py_XDECREF(name);
    return as_any;
}

static CPy_NOINLINE PyObject *look_up(PyObject *dict, PyObject *key, Entry *entry) {
    PyTypeObject *type = Py_TYPE(dict);
    if (type != &PyDict_Type && type->tp_version_tag != entry->kind) {
        PyObject *found = CPyDict_GetItem(dict, key);
        entry->kind = is_read_as_any(type) ? type->tp_version_tag : 0;
        return found;
    }
    PyObject *found = type == &PyDict_Type || entry->kind ? PyDict_GetItemWithError(dict, key) : NULL;
    if (found == NULL) return PyErr_Occurred() ? NULL : CPyDict_GetItem(dict, key);
#if PY_VERSION_HEX < 0x030C0000 /* later dictionaries have no version to go by */
    if (type == &PyDict_Type && entry->key == NULL && PyUnicode_CheckExact(key)) entry->key = Py_NewRef(key);
    if (entry->key == key && type == &PyDict_Type) {
        entry->version = ((PyDictObject *)dict)->ma_version_tag;
        entry->found = found;
    }
#endif
    return Py_NewRef(found);
}

static inline PyObject *look_up_here(PyObject *dict, PyObject *key, Entry *entry) {
#if PY_VERSION_HEX < 0x030C0000
    if (entry->key == key && entry->version == ((PyDictObject *)dict)->ma_version_tag) return Py_NewRef(entry->found);
#endif
    return look_up(dict, key, entry);
}

#define CPyDict_GetItem(dict, key) ({ static Entry entry; look_up_here((dict), (key), &entry); })

#endif
#endif
