/* A compiled function as a method: bound like a Python function, and without a bound method in between where it is called. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>

typedef struct {
    PyObject_HEAD
    PyObject *function;
    vectorcallfunc vectorcall;
} Method;

static PyObject *called(PyObject *self, PyObject *const *args, size_t n, PyObject *names) {
    return PyObject_Vectorcall(((Method *)self)->function, args, n, names);
}

static PyObject *bound(PyObject *self, PyObject *thing, PyObject *type) {
    PyObject *function = ((Method *)self)->function;
    return thing == NULL ? Py_NewRef(function) : PyMethod_New(function, thing);
}

static void gone(PyObject *self) {
    Py_XDECREF(((Method *)self)->function);
    Py_TYPE(self)->tp_free(self);
}

static PyTypeObject MethodType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "holdfast._compiled.method.Method",
    .tp_basicsize = sizeof(Method),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_METHOD_DESCRIPTOR | Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_vectorcall_offset = offsetof(Method, vectorcall),
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = bound,
    .tp_dealloc = gone,
};

static PyObject *method(PyObject *module, PyObject *function) {
    Method *new = PyObject_New(Method, &MethodType);
    if (new == NULL) return NULL;
    new->function = Py_NewRef(function);
    new->vectorcall = called;
    return (PyObject *)new;
}

static PyMethodDef functions[] = {{"method", method, METH_O, "A function that binds as a method."}, {NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "method", .m_size = -1, .m_methods = functions};

PyMODINIT_FUNC PyInit_method(void) { return PyType_Ready(&MethodType) < 0 ? NULL : PyModule_Create(&definition); }
